import { expect, test } from 'vitest'
import { createNoticing } from './sign-in-parts.ts'

test('tries that are refused are counted all, and said once a minute for each reason and source', () => {
  const counted: string[] = []
  const lines: unknown[] = []
  let now = 0
  const quiet = () => undefined
  const notice = createNoticing({
    log: { debug: quiet, info: quiet, error: quiet, warn: (_event, fields) => void lines.push(fields) },
    metrics: { signInRefused: (reason) => void counted.push(reason) },
    elapsed: () => now,
  })
  for (let tries = 0; tries < 300; tries += 1) notice('source', '192.0.2.7')
  notice('source', '192.0.2.8')
  notice('account')
  expect(counted).toHaveLength(302)
  expect(lines).toEqual([
    { reason: 'source', address: '192.0.2.7' },
    { reason: 'source', address: '192.0.2.8' },
    { reason: 'account' },
  ])
  now = 60_000
  notice('source', '192.0.2.7')
  expect(lines).toHaveLength(4)
})
