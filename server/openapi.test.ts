import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { problemsIn, typesOf } from '@omsorg/openapi-client/types-of.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from './testing/caller.ts'
import { nobody, openWorld, type World } from './testing/world.ts'

const root = join(import.meta.dirname, '..')
let world: World
let document: string
beforeAll(async () => {
  world = await openWorld()
  document = (await send(`${world.address()}/api/openapi.json`, 'GET', { caller: nobody() })).text
})
afterAll(() => world.close())

describe('the interface document', () => {
  test('passes the rules that are recommended for such documents', async () => {
    // The addresses are given. No id of a client is the word nodeTree, so that each of its calls is found.
    const given = '/Organization/Client/nodeTree/{clientId}'
    const isGiven = (each: string) => each.startsWith('no-ambiguous-paths') && each.includes(given)
    expect((await problemsIn(document)).filter((each) => !isGiven(each))).toEqual([])
  })

  test('would be found out with an operation that says nothing of who may call it', async () => {
    const { security: _, ...operation } = JSON.parse(document).paths['/connect/token'].post
    const faulty = JSON.stringify({ ...JSON.parse(document), paths: { '/connect/token': { post: operation } } })
    expect(await problemsIn(faulty)).toContainEqual(expect.stringContaining('security-defined'))
  })

  test('says of each call that visitors may make that it needs no token', () => {
    const { paths } = JSON.parse(document)
    expect(paths['/connect/token'].post.security).toEqual([])
    expect(paths['/api/Guide/Order/Confirm'].post.security).toEqual([{ bearer: [] }])
  })

  test('names the refusals of placing an order, and what each of them brings', () => {
    const { paths, components } = JSON.parse(document)
    const responses = paths['/api/Guide/Order/Confirm'].post.responses
    const conflict = components.responses[responses['409'].$ref.split('/').at(-1)]
    const { properties } = conflict.content['application/json'].schema
    expect(properties.refusal.enum).toEqual(expect.arrayContaining(['price-changed', 'stale', 'in-flight']))
    expect(properties.detail).toEqual({ $ref: '#/components/schemas/ChangedPrices' })
  })
})

describe('a client that is generated from the document', () => {
  const folder = join(root, 'node_modules/.cache/openapi-client')
  const node = (...words: readonly string[]) => promisify(execFile)(process.execPath, words, { cwd: folder })

  test('compiles, and places an order', { timeout: 120_000 }, async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'types.ts'), await typesOf(document))
    copyFileSync(join(root, 'tools/openapi-client/program/place-order.ts'), join(folder, 'place-order.mts'))
    const strict = [
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      '--rewriteRelativeImportExtensions',
      '--types',
      'node',
    ]
    await node(join(root, 'node_modules/typescript/bin/tsc'), ...strict, '--module', 'nodenext', 'place-order.mts')

    const nurse = await world.signIn(world.people.prescriber)
    const { id } = world.care.ordinary
    const { stdout } = await node('place-order.mjs', world.address(), String(nurse.accessToken), String(id))
    const customerOrderId = Number(stdout)
    const order = await world.as(nurse).call(readOrderOverview, { query: { customerOrderId } })
    expect(order).toMatchObject({ status: 200, body: { customerOrderId } })
  })
})
