import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'

/** The TypeScript types that a stranger generates from the interface document. */
export async function typesOf(document: string): Promise<string> {
  // A field with a default may be left out of what is sent.
  return astToString(await openapiTS(document, { defaultNonNullable: false }))
}

/** What the recommended rules for such documents find: one line each, with the place in the document. */
export async function problemsIn(document: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: document, absoluteRef: '/openapi.json', config })
  return found.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`)
}
