import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import { expect, test } from 'vitest'
import { newDraft, writtenOf } from './draft.ts'
import { createKeeping, type Held, type Kept, type Send } from './keeping.ts'

const written = (header: string, state: NewsState = 'draft') => {
  const draft = newDraft('news', '2026-11-20', null)
  return writtenOf({ ...draft, texts: { ...draft.texts, sv: { header, html: '', ready: true } } }, state)
}

/** A server that keeps, and loses the answers to the calls that are named. */
function server({ losing = [] as readonly number[] } = {}) {
  const calls: string[] = []
  const answers = new Map<string, Held>()
  let made = 0
  const send: Send = async ({ held, written: { texts }, key, as }): Promise<Kept> => {
    calls.push(
      `${held ? `${as === 'news' ? 'change' : 'keep'} ${held.newsId}.${held.rowVersion}` : 'add'}: ${texts[0]?.header}`,
    )
    let kept = answers.get(key)
    if (!kept) {
      const changed = held && as === 'changes' && { ...held, changesVersion: held.changesVersion + 1 }
      const saved = held && { newsId: held.newsId, rowVersion: held.rowVersion + 1, changesVersion: 0 }
      kept = changed || saved || { newsId: (made += 1), rowVersion: 1, changesVersion: 0 }
      answers.set(key, kept)
    }
    return losing.includes(calls.length) ? { ok: false, reason: 'offline', definite: false } : { ok: true, held: kept }
  }
  return { calls, send, made: () => made }
}

function keepingOn(send: Send) {
  let keys = 0
  const newKey = () => String((keys += 1))
  return createKeeping({ held: null, unsettled: null, key: newKey() }, send, newKey)
}

test('what is new is made once and then changed', async () => {
  const { calls, send, made } = server()
  const keeping = keepingOn(send)
  await keeping.keep(written('A'))
  await keeping.keep(written('AB'))
  expect(calls).toEqual(['add: A', 'change 1.1: AB'])
  expect([made(), keeping.held()]).toEqual([1, { newsId: 1, rowVersion: 2, changesVersion: 0 }])
})

test('a lost answer makes no second draft, and our own save is not taken for somebody else’s', async () => {
  const { calls, send, made } = server({ losing: [1, 3] })
  const keeping = keepingOn(send)
  expect(await keeping.keep(written('A'))).toMatchObject({ ok: false })
  await keeping.keep(written('AB'))
  expect(calls).toEqual(['add: A', 'add: A', 'change 1.1: AB'])
  expect(made()).toBe(1)
  await keeping.keep(written('ABC'))
  expect(calls.slice(3)).toEqual(['change 1.1: AB', 'change 1.2: ABC'])
  expect(keeping.held()).toEqual({ newsId: 1, rowVersion: 3, changesVersion: 0 })
})

test('without an answer nothing newer is sent', async () => {
  const { calls, send } = server({ losing: [1, 2] })
  const keeping = keepingOn(send)
  await keeping.keep(written('A'))
  await keeping.keep(written('AB'))
  expect(calls).toEqual(['add: A', 'add: A'])
})

test('what is published is not changed by what is kept beside it, until it is saved itself', async () => {
  const { calls, send } = server()
  const keeping = keepingOn(send)
  await keeping.keep(written('A'))
  await keeping.keep(written('AB'), 'changes')
  await keeping.keep(written('ABC'), 'changes')
  expect(keeping.held()).toEqual({ newsId: 1, rowVersion: 1, changesVersion: 2 })
  await keeping.keep(written('ABC'))
  expect(calls).toEqual(['add: A', 'keep 1.1: AB', 'keep 1.1: ABC', 'change 1.1: ABC'])
  expect(keeping.held()).toEqual({ newsId: 1, rowVersion: 2, changesVersion: 0 })
})

test('what arrived without an answer is not saved a second time unless more was written', async () => {
  const { calls, send } = server({ losing: [1] })
  const keeping = keepingOn(send)
  await keeping.keep(written('A'))
  expect(await keeping.keep(written('A'))).toMatchObject({ ok: true })
  expect(calls).toEqual(['add: A', 'add: A'])
})

test('what was published without an answer is not taken back by what is kept by itself afterwards', async () => {
  const { calls, send } = server({ losing: [1] })
  const keeping = keepingOn(send)
  await keeping.keep(written('A', 'published'))
  expect(await keeping.keep(written('A'), 'news')).toMatchObject({ ok: true, published: true })
  expect(calls).toEqual(['add: A', 'add: A'])
})

test('what is newer than the published stands beside it; a draft that somebody asks for takes it back', async () => {
  const { calls, send } = server({ losing: [1, 4] })
  const keeping = keepingOn(send)
  await keeping.keep(written('A', 'published'))
  expect(await keeping.keep(written('AB'), 'news')).toMatchObject({ ok: true, published: true })
  expect(calls).toEqual(['add: A', 'add: A', 'keep 1.1: AB'])
  await keeping.keep(written('ABC', 'published'))
  await keeping.keep(written('ABC'))
  expect(calls.slice(3)).toEqual(['change 1.1: ABC', 'change 1.1: ABC', 'change 1.2: ABC'])
})
