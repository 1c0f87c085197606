import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLanguage } from '@omsorg/texts/language.ts'
import { build, type Plugin, type UserConfig } from 'vite'
import { drawnPages, withDrawing } from './drawn-pages.ts'

/**
 * The door of the portal is drawn as that of staff is, once for each language and each choice of e-IDs that it may offer. The
 * pages behind it have no addresses of their own for a visitor, so a script of a few lines hides the picture from whoever
 * does not stand at the door; nothing is painted before it has run.
 */
export function drawPortalDoor(sources: UserConfig): Plugin {
  let script = ''
  return {
    name: 'draw-portal-door',
    apply: 'build',
    async buildStart() {
      const source = await hidingScript(sources)
      script = this.emitFile({ type: 'asset', name: 'hide-door.js', source })
    },
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'my/index.html'), 'utf8')
      const styles = Object.keys(bundle).filter((name) => /\/door-[^/]+\.css$/.test(name))
      const folder = join(dir, 'my/door')
      await mkdir(folder, { recursive: true })
      for (const [name, html] of Object.entries(await drawnPages(sources, 'portal-door-html.tsx'))) {
        const drawn = withDrawing(page, {
          language: readLanguage(name.split('-')[0]),
          html,
          styles,
          script: this.getFileName(script),
        })
        if (!drawn) this.error('The page has no place for the door')
        await writeFile(join(folder, `${name}.html`), drawn)
      }
    },
  }
}

/** A script that the browser runs before it goes on: a module would run after the first picture. */
async function hidingScript(sources: UserConfig): Promise<string> {
  const built = await build({
    ...sources,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, 'hide-portal-door.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [output] = [built].flat()
  const part = output && 'output' in output ? output.output[0] : null
  if (part?.type !== 'chunk') throw new Error('The script that hides the door was not built')
  return part.code
}
