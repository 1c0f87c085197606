import { describe, expect, test } from 'vitest'
import { channelToPerson, noticeOf } from './order-notice.ts'

describe('of a part of an order', () => {
  test('it is told once that it is on its way, whatever the supplier skips', () => {
    expect([noticeOf(3, 4), noticeOf(4, 5), noticeOf(5, 6), noticeOf(2, 6)]).toEqual([
      'on-its-way',
      null,
      null,
      'on-its-way',
    ])
  })

  test('it is told that it was sent, and that it was refused', () => {
    expect([noticeOf(1, 2), noticeOf(2, 3), noticeOf(3, 7)]).toEqual(['sent', null, 'refused'])
  })
})

describe('the person', () => {
  test('is told as she chose, of what comes to her and of nothing else', () => {
    const bySms = { notifyBy: 'sms', protectedKind: null } as const
    expect([channelToPerson('on-its-way', bySms), channelToPerson('refused', bySms)]).toEqual(['sms', null])
    expect(channelToPerson('on-its-way', { notifyBy: 'phone', protectedKind: null })).toBeNull()
    expect(channelToPerson('on-its-way', { notifyBy: null, protectedKind: null })).toBeNull()
  })

  test('whose identity is protected is told nothing', () => {
    expect(channelToPerson('on-its-way', { notifyBy: 'sms', protectedKind: 'SE_sekretess' })).toBeNull()
  })
})
