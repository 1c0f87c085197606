import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photosInTests } from './photos-in-tests.ts'
import { plainPhoto } from './photo.ts'

const { jpeg, png, webp } = photosInTests

const bytesOf = (text: string) => Uint8Array.from([...text].map((each) => each.charCodeAt(0)))
const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))

describe('a photo', () => {
  test.each([
    ['JPEG', jpeg, 'image/jpeg'],
    ['PNG', png, 'image/png'],
    ['WebP', webp, 'image/webp'],
  ] as const)('as %s keeps its picture, and nothing of where and by what it was taken', (_name, make, type) => {
    const taken = plainPhoto(make('GPS 59.3293 N'))
    expect(taken?.type).toBe(type)
    expect(textOf(taken?.content)).toContain('PIXELS')
    expect(textOf(taken?.content)).not.toMatch(/GPS|Camera/)
    expect(taken?.content).toEqual(plainPhoto(make(''))?.content)
  })

  test('that was made plain is left as it is', () => {
    for (const make of [jpeg, png, webp]) {
      const once = plainPhoto(make('GPS'))?.content ?? new Uint8Array()
      expect(plainPhoto(once)?.content).toEqual(once)
    }
  })

  test('loses what hangs behind its end', () => {
    for (const make of [jpeg, png, webp]) {
      const longer = Uint8Array.from([...make(''), ...bytesOf('PK hidden')])
      expect(plainPhoto(longer)?.content).toEqual(plainPhoto(make(''))?.content)
    }
  })

  test('is known by what is in it: a page, a drawing and half a photo are none', () => {
    const other = ['<html><script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '']
    for (const text of other) expect(plainPhoto(bytesOf(text))).toBeNull()
    for (const make of [jpeg, png, webp]) expect(plainPhoto(make('GPS').subarray(0, 40))).toBeNull()
  })

  test('may be any bytes without harm', () =>
    fc.assert(
      fc.property(fc.constantFrom(jpeg, png, webp), fc.nat(), fc.nat(255), (make, at, byte) => {
        const bytes = make('GPS 59')
        bytes[at % bytes.length] = byte
        const found = plainPhoto(bytes)
        expect(found?.content.length ?? 0).toBeLessThanOrEqual(bytes.length)
      }),
      { numRuns: 2_000 },
    ))
})
