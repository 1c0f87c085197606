import { endpoint, type Endpoint } from '@omsorg/contract/endpoint.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serveHere } from '../testing/running-server.ts'
import { openWorld } from '../testing/world.ts'
import { handle, handleInSteps } from './handle.ts'
import { checkEndpoints, UnsafeStart } from './start-checks.ts'

const guarded = endpoint({
  name: 'test/read',
  method: 'GET',
  path: '/Test',
  applications: ['GUIDE'],
  permission: 'OrderRead',
  summary: 'Reads.',
  output: z.object({}),
  refusals: {},
})
const handlerOf = (contract: Endpoint) => handle(contract, async () => agree({}))

describe('a server starts', () => {
  test('when every endpoint says who may call it and is answered once', () => {
    expect(() => checkEndpoints([guarded], [handlerOf(guarded)])).not.toThrow()
  })
})

describe('a server does not start', () => {
  test('with an endpoint that declares no permission', () => {
    const careless: Endpoint = JSON.parse(JSON.stringify({ ...guarded, permission: undefined }))
    expect(() => checkEndpoints([careless], [handlerOf(careless)])).toThrow(UnsafeStart)
  })

  test('with an endpoint that names no application', () => {
    const nowhere: Endpoint = { ...guarded, applications: [] }
    expect(() => checkEndpoints([nowhere], [handlerOf(nowhere)])).toThrow(/names no application/)
  })

  test('with an endpoint that shows persons in steps', () => {
    const showing = endpoint({
      ...guarded,
      output: z.object({ careRecipientId: z.int() }),
      shows: (answer) => [answer.careRecipientId],
    })
    const inSteps = handleInSteps(showing, async () => agree({ careRecipientId: 1 }))
    expect(() => checkEndpoints([showing], [inSteps])).toThrow(/shows persons in steps/)
  })

  test('with an endpoint that nobody answers, or two do', () => {
    expect(() => checkEndpoints([guarded], [])).toThrow(
      'test/read is answered 0 times: server/features/test/index.ts must list its handler once',
    )
    expect(() => checkEndpoints([guarded], [handlerOf(guarded), handlerOf(guarded)])).toThrow(/answered 2 times/)
  })

  test('with an answer that no list of contracts knows', () => {
    expect(() => checkEndpoints([], [handlerOf(guarded)])).toThrow('test/read is missing in contract/test/endpoints.ts')
  })

  test('on a database that shows too much, though it began as a copy of one that did not', async () => {
    const world = await openWorld()
    await world.owner.query('alter table omsorg.address disable row level security')
    const starting = serveHere(world.config, world.clock.now)
    await expect(starting).rejects.toThrow('table address is not behind forced row-level security')
    await world.close()
  })
})
