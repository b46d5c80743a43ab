import { parse } from '@cucumber/tag-expressions';
import { expect } from 'chai';
import { selection, withUserTags } from '../../certification/declaration/selection';
import { READING_SETS } from '../../regulation';

describe('selection', () => {
  const takes = (tags: string[], user: string | null = null) =>
    parse(withUserTags(selection(READING_SETS.literal, { field_12: 'triple' }), user)).evaluate(tags);

  it('takes what no reading concerns', () => {
    expect(takes(['@art_5', '@case:x'])).to.equal(true);
  });

  it('takes the declared value and leaves the others', () => {
    expect(takes(['@reading:dont_pass_tie=returned'])).to.equal(true);
    expect(takes(['@reading:dont_pass_tie=stays'])).to.equal(false);
    expect(takes(['@option:field_12=triple'])).to.equal(true);
    expect(takes(['@option:field_12=double'])).to.equal(false);
  });

  it('takes a case of several values of a reading where one of them is declared', () => {
    expect(
      takes(['@reading:big_small_other_totals=silent', '@reading:big_small_other_totals=lose']),
    ).to.equal(true);
    expect(takes(['@reading:big_small_other_totals=tie', '@reading:big_small_other_totals=lose'])).to.equal(
      false,
    );
  });

  it('wants every reading of a case', () => {
    expect(takes(['@reading:dont_pass_tie=returned', '@option:field_12=double'])).to.equal(false);
  });

  it('leaves of that what the user’s tags leave', () => {
    expect(takes(['@art_5'], '@art_6 or @art_5')).to.equal(true);
    expect(takes(['@art_5'], '@art_6')).to.equal(false);
    expect(takes(['@art_6', '@option:field_12=double'], '@art_5 or @art_6')).to.equal(false);
  });
});
