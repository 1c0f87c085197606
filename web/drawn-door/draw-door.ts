import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLanguage } from '@omsorg/texts/language.ts'
import type { Plugin, UserConfig } from 'vite'
import { withoutInside } from '../first-parts.ts'
import { drawnPages, withDrawing } from './drawn-pages.ts'

/**
 * The sign-in page is drawn when it is built, once for each language and each hour at which it greets, and travels within its document: behind a slow line whoever
 * opens it reads it a second before the script is there that it works by. The same components draw both.
 */
export function drawDoor(sources: UserConfig): Plugin {
  return {
    name: 'draw-door',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = withoutInside(await readFile(join(dir, 'index.html'), 'utf8'))
      const styles = Object.keys(bundle).filter((name) => /\/sign-in-[^/]+\.css$/.test(name))
      await mkdir(join(dir, 'login'), { recursive: true })
      for (const [name, html] of Object.entries(await drawnPages(sources, 'door-html.tsx'))) {
        const drawn = withDrawing(page, { language: readLanguage(name.split('-')[0]), html, styles })
        if (!drawn) this.error('The page has no place for the sign-in page')
        await writeFile(join(dir, 'login', `${name}.html`), drawn)
      }
    },
  }
}
