import { expect } from 'chai';
import { XmlError, element, xmlDocument } from '../../regulation/xml';
import { readXml } from './xml-reader';

describe('the XML writer', () => {
  const everything = 'a & b < c > d "e" \'f\' ]]> \t\n\r 骰 🎲';

  it('writes what a reader reads back', () => {
    const root = element('r', { v: everything, absent: undefined }, everything);
    const read = readXml(xmlDocument(root));
    expect(read.attributes).to.deep.equal({ v: everything });
    expect(read.children).to.deep.equal([everything]);
  });

  it('lays out elements and leaves text alone', () => {
    const root = element(
      'r',
      {},
      element('p', {}, ' a ', element('b', {}), element('i', {}, 'c'), ' '),
      element('q', {}),
    );
    expect(xmlDocument(root)).to.equal(
      '<?xml version="1.0" encoding="UTF-8"?>\n<r>\n  <p> a <b/><i>c</i> </p>\n  <q/>\n</r>\n',
    );
  });

  it('refuses what XML cannot hold', () => {
    for (const text of ['\u0000', '\u000b', '\ufffe', '\ud800']) {
      expect(() => xmlDocument(element('r', {}, text)), JSON.stringify(text)).to.throw(XmlError);
      expect(() => xmlDocument(element('r', { v: text })), JSON.stringify(text)).to.throw(XmlError);
    }
    for (const name of ['', '1a', 'a b', 'a:b:c', '<']) {
      expect(() => xmlDocument(element(name, {})), name).to.throw(XmlError);
      expect(() => xmlDocument(element('r', { [name]: '' })), name).to.throw(XmlError);
    }
  });
});
