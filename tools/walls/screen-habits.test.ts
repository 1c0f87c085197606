import { describe, expect, test } from 'vitest'
import { screenHabits } from './screen-habits.ts'
import { sourceOf } from './source.ts'

const path = 'web/features/orders/A.tsx'
const habitsOf = (code: string, at = path) => screenHabits(sourceOf(at, code))

describe('a habit that a screen must not have is found', () => {
  test.each([
    'try { await save() } finally { done() }',
    'save().catch(() => undefined)',
    'const asked = new URLSearchParams(search)',
    "if (failure.code === 'CONFLICT_STALE') reload()",
    "const code = 'IPS001006'",
    'return t.errorCodes.COM001001',
    'return t.errorCodes[code]',
    'if (error.status === 503) wait()',
    'if (404 === error.status) leave()',
    'switch (answer) { case 409: reload() }',
    'if (row.status === 3) close()',
    'if (order.state >= 4) close()',
    'const open = prescription.prescriptionStatus !== 2',
    'if (1 === row.status) open()',
    'if ([1, 2].includes(row.status)) open()',
    "const answer = await fetch('/api/orders')",
    '<h1 className={css.title}>{name}</h1>',
  ])('%s', (code) => {
    expect(habitsOf(code)).toHaveLength(1)
  })
})

test('a screen of the care recipient portal has the same habits, and what it is made with may call out', () => {
  const code = "const answer = await fetch('/my/worker.js')"
  expect(habitsOf(code, 'web/my/order/OrderPage.tsx')).toHaveLength(1)
  expect(habitsOf(code, 'web/my/main.tsx')).toHaveLength(1)
  expect(habitsOf(code, 'web/my/offline/worker.ts')).toEqual([])
})

describe('what a screen may say passes', () => {
  test.each([
    '/** Answers IPS001006 when the row is gone, and CONFLICT_STALE. */\nexport const a = 1',
    "if (row.status === 'closed') open()",
    "if (refusal === 'row-not-active') reload()",
    'if (lines.length === 3) more()',
    'const width = 503',
    'const percent = rate / 100',
  ])('%s', (code) => {
    expect(habitsOf(code)).toEqual([])
  })

  test('a test beside a screen and the tools of the platform', () => {
    expect(habitsOf("expect(code).toBe('IPS001006')", 'web/features/orders/a.test.ts')).toEqual([])
    expect(habitsOf('try { a() } catch { b() }', 'web/platform/calls/call.ts')).toEqual([])
  })
})
