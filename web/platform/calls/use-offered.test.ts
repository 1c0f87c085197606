import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { expect, test } from 'vitest'

const folder = new URL('../../features/', import.meta.url)
const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'))

/** `request-sample` is `requestSample`. */
const constantOf = (name: string) =>
  (name.split('/').at(-1) ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('what a client may turn off is offered by its screens only where it is on (O-6-27, O-6-28, O-6-29, O-6-30)', () => {
  const guarded = endpoints.filter(({ feature }) => feature !== undefined)
  const asks = (constant: string) => screens.some((text) => text.includes(`useOffered(${constant})`))
  expect([guarded.length >= 3, screens.length > 200]).toEqual([true, true])
  // The news of a client are pages of their own: what stands on them is offered where they are.
  const offered = ({ name, feature }: (typeof guarded)[number]) =>
    asks(constantOf(name)) || (feature === 'internalNews' && asks('searchNews'))
  expect(guarded.filter((each) => !offered(each)).map(({ name }) => name)).toEqual([])
})
