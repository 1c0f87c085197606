import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, defineConfig } from 'vite'
import { compressedFiles } from '../compressed-files.ts'
import { drawPortalDoor } from '../drawn-door/draw-portal-door.ts'
import { compiledEarly } from '../eager-parts.ts'
import { plainEndpoints } from '../plain-endpoints.ts'
import { offlineShell } from './offline-shell.ts'
import { partOf } from './portal-parts.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const contract = realpathSync(fileURLToPath(new URL('../../contract', import.meta.url)))

/** What each visit needs stands in the page itself: what both sides of the door need. */
const preloadFirst: Plugin = {
  name: 'preload-first',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const named = (pattern: RegExp) => Object.keys(bundle).filter((name) => pattern.test(name))
      const link = (attributes: Record<string, string | boolean>, name: string) => ({
        tag: 'link',
        attrs: { ...attributes, crossorigin: true, href: `/${name}` },
        injectTo: 'head' as const,
      })
      return [
        ...named(/\/both-[^/]+\.js$/).map((name) => link({ rel: 'modulepreload' }, name)),
        ...named(/\/both-[^/]+\.css$/).map((name) => link({ rel: 'stylesheet' }, name)),
      ]
    },
  },
}

const resolve = { alias: [{ find: /^zod$/, replacement: `${web}platform/strict-validator.ts` }] }
const sources = () => [plainEndpoints(contract), react()]

/**
 * The pages of the care recipient portal. They are built by themselves, so that they share sources with the pages of staff and
 * no script: whoever opens one of the two loads nothing of the other. What is built lies beside the rest, under names of its own.
 */
export default defineConfig({
  root: web,
  publicDir: fileURLToPath(new URL('./public', import.meta.url)),
  resolve,
  plugins: [
    ...sources(),
    preloadFirst,
    offlineShell(),
    compiledEarly(),
    compressedFiles(),
    drawPortalDoor({ root: web, resolve, plugins: sources() }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/my',
    manifest: '.vite/my.json',
    sourcemap: false,
    target: 'es2023',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { my: `${web}my/index.html`, worker: `${web}my/offline/worker.ts` },
      // The worker keeps its address from one version to the next.
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf, debugName: 'portal parts' }] },
        entryFileNames: ({ name }) => (name === 'worker' ? 'my/worker.js' : 'assets/my/[name]-[hash].js'),
      },
    },
  },
})
