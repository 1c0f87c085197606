import { expect, test } from 'vitest'
import { offeredEids } from './offered-eids.ts'

const all = ['bankid-se', 'ftn', 'mitid', 'bankid-no'] as const

test('the e-ID of one’s language is offered first, and the others a step away', () => {
  expect(offeredEids(all, 'sv')).toEqual({ first: 'bankid-se', more: true })
  expect(offeredEids(all, 'fi')).toEqual({ first: 'ftn', more: true })
  expect(offeredEids(all, 'dk')).toEqual({ first: 'mitid', more: true })
  expect(offeredEids(['bankid-no'], 'dk')).toEqual({ first: 'bankid-no', more: false })
})

test('in English one chooses, unless there is one alone', () => {
  expect(offeredEids(all, 'en')).toEqual({ first: null, more: true })
  expect(offeredEids(['mitid'], 'en')).toEqual({ first: 'mitid', more: false })
  expect(offeredEids([], 'sv')).toEqual({ first: null, more: false })
})
