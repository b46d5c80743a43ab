/**
 * A real browser, from npm alone. Linux only: elsewhere, and where it cannot be started, what needs it is skipped, and
 * says so. The page is opened as a lawyer opens it, from the disk.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { temporaryFolder } from '../cli/console';

let started: Promise<Browser | string> | undefined;

async function start(): Promise<Browser | string> {
  if (process.platform !== 'linux') return `no browser from npm on ${process.platform}`;
  try {
    return await playwright.launch({
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, FONTCONFIG_FILE: fontConfiguration() },
    });
  } catch (error) {
    return `the browser does not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The browser brings no Chinese letters, and a machine may have none. */
function fontConfiguration(): string {
  const folder = temporaryFolder();
  const fonts = path.dirname(require.resolve('@expo-google-fonts/noto-serif-tc/package.json'));
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>` +
      `<dir>${path.join(fonts, '400Regular')}</dir><dir>${path.join(fonts, '700Bold')}</dir>` +
      `<cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return file;
}

export interface Reader {
  page: Page;
  /** Addresses that were asked for, the page's own aside. */
  requests: string[];
  /** What the browser complained of, errors of the script among it. */
  complaints: string[];
}

export interface Opened extends BrowserContextOptions {
  /** What follows the address. */
  hash?: string;
  /** Where the page is; by default it is put into a folder of its own. */
  at?: string;
}

/** To be called in a `describe`: starts the browser before its tests, or skips them all. */
export function useBrowser(): { open: (html: string, options?: Opened) => Promise<Reader> } {
  let browser: Browser | undefined;
  before(async function () {
    started ??= start();
    const found = await started;
    if (typeof found === 'string') {
      process.stderr.write(`\nSKIPPED, ${found}\n`);
      this.skip();
    }
    browser = found;
  });
  const contexts: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  after(async () => {
    started = undefined;
    await browser?.close();
  });
  return {
    open: async (html, { hash = '', at, ...options } = {}) => {
      if (browser === undefined) throw new Error('no browser');
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      const [requests, complaints]: string[][] = [[], []];
      const address = pathToFileURL(at ?? fileOf(html)).href;
      page.on('request', (request) => {
        if (request.url().split('#')[0] !== address) requests?.push(request.url());
      });
      page.on('console', (message) => complaints?.push(message.text()));
      page.on('pageerror', (error) => complaints?.push(error.message));
      page.on('dialog', (dialog) => {
        complaints?.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.goto(address + hash);
      return { page, requests: requests ?? [], complaints: complaints ?? [] };
    },
  };
}

let folder: string | undefined;

function fileOf(html: string): string {
  folder ??= temporaryFolder();
  // With a name that an address has to escape.
  const place = path.join(folder, '報告 número 1');
  mkdirSync(place, { recursive: true });
  const file = path.join(place, 'regulation.html');
  writeFileSync(file, html);
  return file;
}

/** Whether anything reaches beyond the window to the right, and what. */
export function beyondTheWindow(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    document.documentElement.scrollWidth <= window.innerWidth ? [] :
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 160))`);
}
