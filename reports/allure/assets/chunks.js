/* global Blob, DecompressionStream, Event, FileReader, Response, TextDecoder, atob, document, window */
/**
 * Gives Allure's page its data piece by piece: a page that was opened from the disk may ask for nothing by address, but
 * it may add a script. The application and what its first screen is made of stand in the page itself.
 */
(() => {
  'use strict';

  const list = document.getElementById('chunks');
  /** The first name of each chunk; a chunk's names go up to the next one's. */
  const firstNames = JSON.parse(list.textContent);
  const embedded = new Map();
  /** By number: what was asked for, as a promise of its entries by name. */
  const chunks = new Map();
  /** By number: what takes the content of a chunk whose script has arrived. */
  const awaited = new Map();
  /** By name: what is just being looked for. Allure asks twice for everything. */
  const sought = new Map();

  const parsed = new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
  if (typeof DecompressionStream === 'undefined')
    parsed.then(() => {
      document.body.textContent = list.dataset.tooOld;
    });

  function chunkOf(name) {
    let [low, high] = [0, firstNames.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (firstNames[middle] <= name) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  function load(number) {
    if (!chunks.has(number)) {
      const arriving = new Promise((resolve, reject) => {
        awaited.set(number, resolve);
        const script = document.createElement('script');
        script.src = `data/${String(number + 1).padStart(4, '0')}.js`;
        // Once it has come with its content, it is too late to be refused.
        script.onload = script.onerror = () => {
          script.remove();
          reject(failure(script.src, 500));
        };
        document.head.append(script);
      }).then(entries);
      // What could not be had once may be there when it is asked for again.
      arriving.catch(() => chunks.delete(number));
      chunks.set(number, arriving);
    }
    return chunks.get(number);
  }

  /** @param base64 of gzip */
  async function unpacked(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  }

  /** A chunk is a line of JSON, `[name, bytes][]`, and the contents one after the other. */
  async function entries(base64) {
    const bytes = await unpacked(base64);
    let start = bytes.indexOf(10) + 1;
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
    return new Map(head.map(([name, size]) => [name, new Blob([bytes.subarray(start, (start += size))])]));
  }

  function base64Of(blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  }

  /** As Allure's own errors are, so that it shows this one as it shows them. */
  function failure(url, status) {
    return Object.assign(new Error(`${status} ${url}`), { status, url });
  }

  async function find(name) {
    const number = chunkOf(name);
    const found = number < 0 ? undefined : (await load(number)).get(name);
    if (found === undefined) throw failure(name, 404);
    return base64Of(found);
  }

  function lookFor(name) {
    if (!sought.has(name)) {
      const found = find(name);
      // Whoever asked is told; what is told to nobody is no error of the page.
      found.catch(() => undefined).then(() => sought.delete(name));
      sought.set(name, found);
    }
    return sought.get(name);
  }

  const data = new Proxy(
    {},
    {
      has: (_, name) => typeof name === 'string' && (embedded.has(name) || chunkOf(name) >= 0),
      get: (_, name) => (typeof name === 'string' ? (embedded.get(name) ?? lookFor(name)) : undefined),
    },
  );

  window.d = (name, value) => embedded.set(name, value);
  window.chunk = (number, content) => awaited.get(number)?.(content);

  /** The application waits for the end of the page, which has come before it: for what it hears, it comes again. */
  window.app = async (content) => {
    const [bytes] = await Promise.all([unpacked(content), parsed]);
    const script = document.createElement('script');
    script.textContent = new TextDecoder().decode(bytes);
    document.body.append(script);
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };

  // Allure 2 looks for the first two, Allure 3 for the others.
  Object.assign(window, { reportData: data, reportDataReady: true });
  Object.assign(window, { allureReportData: data, allureReportDataReady: true });
})();
