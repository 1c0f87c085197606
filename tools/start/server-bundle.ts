import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'rolldown'
import { root } from './settings.ts'

/** A file that asks where it stands is told where its source does: migrations and workers are found from there. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\./ },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.main', 'false')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      // No line has moved.
      map: null,
    }),
  },
}

/** Characters beyond ASCII are written by their numbers: one of them in the text, and Node keeps all of it at double width. */
const narrowText: Plugin = {
  name: 'narrow-text',
  generateBundle: (_options, bundle) => {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = narrow(part.code)
  },
}

function narrow(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export default defineConfig({
  input: join(root, 'tools/start.ts'),
  platform: 'node',
  // Binaries of the platform stay where npm has put them.
  external: [/^@node-rs\/argon2/, 'pg-native'],
  plugins: [placesOfSources, narrowText],
  output: {
    // As a module of ES, Node's own http would bring a client with it that nobody here uses: 30 ms and 3 MiB.
    format: 'cjs',
    dir: join(root, 'tools/dist'),
    entryFileNames: 'omsorg.cjs',
    // By what is in them: a server that runs still finds its own after the next build.
    chunkFileNames: '[name]-[hash].cjs',
    comments: false,
    // Without its white space it is a third smaller, all of which Node would keep; names stay, for whoever reads a stack.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
  },
})
