import { readFile, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Gives the browser what it needs of an endpoint, its method, path and manners, without the schemas behind them: the
 * validator then stays out of every screen that has no form. A module of `contract` that exports an endpoint is replaced
 * by the plain data of its endpoints, the bounds of their fields among it; its schemas, and modules that hold schemas alone, are imported as they stand.
 */
export function plainEndpoints(contractFolder: string): Plugin {
  const whole = '?whole'
  return {
    name: 'plain-endpoints',
    enforce: 'pre',
    async load(id) {
      if (id.startsWith(contractFolder) && id.endsWith(whole)) {
        return { code: await readFile(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts', moduleSideEffects: false }
      }
      if (!id.startsWith(contractFolder) || !id.endsWith('.ts') || id.endsWith('.test.ts')) return null
      const source = await readFile(id, 'utf8')
      if (!/\bendpoint\(\{/.test(source)) return null
      this.addWatchFile(id)
      const { mtimeMs } = await stat(id)
      const module = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, unknown>
      const lines = Object.entries(module).map(([name, value]) =>
        isEndpoint(value)
          ? `export const ${name} = ${JSON.stringify(plain(value))}`
          : `export { ${name} } from ${JSON.stringify(id + whole)}`,
      )
      return { code: lines.join('\n'), moduleSideEffects: false }
    },
    transform(_code, id) {
      return id.startsWith(contractFolder) ? { moduleSideEffects: false } : null
    },
  }
}

type Value = Readonly<Record<string, unknown>>

function isEndpoint(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}

/** What the caller reads, and the bounds that a form judges by. What a client may have turned off is known by name; rights and codes stay with the server. */
function plain({ method, path, fixed, encoding, idempotent, feature, bounds, searchesBy }: Value): Value {
  // A search and the calls of the session are sent by no form.
  const isSentByForm = method !== 'GET' && encoding !== 'form' && !searchesBy
  return { method, path, fixed, encoding, idempotent, feature, ...(isSentByForm ? { bounds } : {}) }
}
