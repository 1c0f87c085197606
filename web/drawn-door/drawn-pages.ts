import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { htmlLanguageOf, type Language } from '@omsorg/texts/language.ts'
import { build, type Plugin, type UserConfig } from 'vite'

/** Runs a file of this folder as it would be built, and answers what it writes: drawn pages by their names. */
export async function drawnPages(config: UserConfig, file: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'omsorg-door-'))
  try {
    await build({
      ...config,
      plugins: [...(config.plugins ?? []), onlyWords],
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, file),
          output: { entryFileNames: 'door.mjs', codeSplitting: false },
        },
      },
    })
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'door.mjs')], {
      env: { NODE_ENV: 'production' },
      maxBuffer: 10_000_000,
    })
    return JSON.parse(stdout) as Record<string, string>
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What the page fetches later is not in its first picture. */
const onlyWords: Plugin = {
  name: 'only-words',
  enforce: 'pre',
  resolveDynamicImport(specifier) {
    return typeof specifier === 'string' && !/\/(index|care|further)\.ts$/.test(specifier) ? '\0later' : null
  },
  load: (id) => (id === '\0later' ? 'export default () => null' : null),
}

const stylesheets = /<link rel="stylesheet"[^>]*>/g

interface Drawing {
  readonly language: Language
  readonly html: string
  /** The names of the styles that it is drawn with, besides those of the page. */
  readonly styles: readonly string[]
  /** Of a script that runs before anything is painted. */
  readonly script?: string
}

/** The document of a page with a picture of it in its place, or null when it has none. */
export function withDrawing(page: string, { language, html, styles, script }: Drawing): string | null {
  const own = styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)
  // Those of a screen come after those of the page, which they go by.
  const links = [...(page.match(stylesheets) ?? []), ...own]
  const first = [...(script ? [`<script src="/${script}"></script>`] : []), ...links].join('')
  const drawn = page
    .replace('lang="en"', `lang="${htmlLanguageOf(language)}"`)
    .replaceAll(stylesheets, '')
    // The picture waits for them alone: what comes first in the document is asked for first.
    .replace('<link', `${first}<link`)
    .replace('<div id="omsorg"></div>', `<div id="omsorg" inert aria-hidden="true">${html}</div>`)
  return drawn.includes(html) && drawn.includes(first) ? drawn : null
}
