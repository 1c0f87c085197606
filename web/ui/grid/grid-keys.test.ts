import { describe, expect, test } from 'vitest'
import { intentOf, type KeyPlace, type PressedKey } from './grid-keys.ts'

const inAmount: KeyPlace = { inAmount: true, inField: false, singleKeys: true }
const inFlavour: KeyPlace = { inAmount: false, inField: true, singleKeys: true }
const onLink: KeyPlace = { inAmount: false, inField: false, singleKeys: true }

function pressed(key: string, held: Partial<PressedKey> = {}): PressedKey {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }
}

describe('a key in the grid', () => {
  test.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['Home', 'first'],
    ['End', 'last'],
    ['PageUp', 'page-up'],
    ['PageDown', 'page-down'],
    ['Enter', 'accept'],
    ['Escape', 'take-back'],
    ['Delete', 'empty'],
    ['h', 'highest'],
    ['A', 'aside'],
  ] as const)('%s in an amount means %s', (key, intent) => {
    expect(intentOf(pressed(key), inAmount)).toBe(intent)
  })

  test('letters do nothing for whoever has switched single keys off, digits always write', () => {
    expect(intentOf(pressed('h'), { ...inAmount, singleKeys: false })).toBeNull()
    expect(intentOf(pressed('7'), inAmount)).toBeNull()
  })

  test('Ctrl and Z take back, Ctrl and V and Ctrl and Enter are for the screen', () => {
    expect(intentOf(pressed('z', { ctrlKey: true }), inAmount)).toBe('undo')
    expect(intentOf(pressed('z', { metaKey: true }), onLink)).toBe('undo')
    expect(intentOf(pressed('v', { ctrlKey: true }), inAmount)).toBeNull()
    expect(intentOf(pressed('Enter', { ctrlKey: true }), inAmount)).toBeNull()
  })

  test('a field under a row keeps the keys it writes with; up, down and Enter leave it', () => {
    for (const key of ['ArrowLeft', 'Home', 'Delete', 'a', 'h', 'Escape']) {
      expect(intentOf(pressed(key), inFlavour)).toBeNull()
    }
    expect(intentOf(pressed('z', { ctrlKey: true }), inFlavour)).toBeNull()
    expect(intentOf(pressed('Enter'), inFlavour)).toBe('down')
    expect(intentOf(pressed('ArrowUp'), inFlavour)).toBe('up')
  })

  test('on a link Enter follows it and arrows move on', () => {
    expect(intentOf(pressed('Enter'), onLink)).toBeNull()
    expect(intentOf(pressed('a'), onLink)).toBeNull()
    expect(intentOf(pressed('ArrowRight'), onLink)).toBe('right')
  })

  test('Tab leaves the grid, whatever is held', () => {
    expect(intentOf(pressed('Tab'), inAmount)).toBeNull()
    expect(intentOf(pressed('Tab', { shiftKey: true }), inAmount)).toBeNull()
    expect(intentOf(pressed('ArrowLeft', { altKey: true }), inAmount)).toBeNull()
  })
})
