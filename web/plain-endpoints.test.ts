import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plainEndpoints } from './plain-endpoints.ts'

const contract = fileURLToPath(new URL('../contract', import.meta.url))

/** What the browser gets of a line of code that imports from contract. */
async function bundled(code: string): Promise<string> {
  const entry = '\0entry'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      plainEndpoints(contract),
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('The build gave no output')
  return built.output[0].code
}

test('an endpoint reaches the browser as plain data, without the validator', async () => {
  const code = await bundled(
    `import { issueToken } from '${contract}/sign-in/token/issue-token.ts'; console.log(issueToken)`,
  )
  expect(code).toContain('/connect/token')
  expect(code).not.toContain('ZodObject')
  expect(code.length).toBeLessThan(1000)
})

test('a schema beside an endpoint can still be imported, for forms', async () => {
  const code = await bundled(
    `import { passwordGrant } from '${contract}/sign-in/token/issue-token.ts'; console.log(passwordGrant)`,
  )
  expect(code).toContain('ZodObject')
})
