import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { htmlLanguageOf, readLanguage } from '@omsorg/texts/language.ts'
import { build, type Plugin, type UserConfig } from 'vite'

const here = import.meta.dirname

/**
 * The sign-in page is drawn when it is built, once for each language, and travels within its document: behind a slow line whoever
 * opens it reads it a second before the script is there that it works by. The same components draw both.
 */
export function drawDoor(sources: UserConfig): Plugin {
  return {
    name: 'draw-door',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'index.html'), 'utf8')
      const styles = Object.keys(bundle).filter((name) => /\/sign-in-[^/]+\.css$/.test(name))
      const links = styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join('')
      await mkdir(join(dir, 'login'), { recursive: true })
      for (const [language, html] of Object.entries(await drawnIn(sources))) {
        const drawn = page
          .replace('lang="en"', `lang="${htmlLanguageOf(readLanguage(language))}"`)
          .replace('</head>', `${links}</head>`)
          .replace('<div id="omsorg"></div>', `<div id="omsorg" inert aria-hidden="true">${html}</div>`)
        if (!drawn.includes(html)) this.error('The page has no place for the sign-in page')
        await writeFile(join(dir, 'login', `${language}.html`), drawn)
      }
    },
  }
}

async function drawnIn(config: UserConfig): Promise<Record<string, string>> {
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
          input: join(here, 'door-html.tsx'),
          output: { entryFileNames: 'door.mjs', codeSplitting: false },
        },
      },
    })
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'door.mjs')], {
      env: { NODE_ENV: 'production' },
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
