import { expect, test } from 'vitest'
import { failuresOf, sumOf, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'orders.test.ts',
  status,
  assertionResults: tests.map((each, index) => ({
    status: each,
    fullName: `rule ${index + 1}`,
    failureMessages: each === 'failed' ? ['expected 1 to be 2\n    at orders.test.ts:7'] : [],
  })),
})

test('passed and failed tests are counted', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, testResults: [file('failed', 'passed', 'failed', 'failed')] }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 5, failed: 2 })
  expect(tallyOfPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 5, failed: 1 })
})

test('a file whose preparation fails is a failure, though its tests were only skipped', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [file('passed', 'passed'), file('failed', 'skipped')],
  }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 5, failed: 1 })
})

test('a run that ends badly without a failed test is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 'passed')] }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 5, failed: 1 })
})

test('a run without a report or without a test is a failure', () => {
  expect(tallyOfVitest(null, 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOfPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a failed test is named with why, and a file that cannot be loaded by itself', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('failed', 'passed', 'failed'), file('failed')],
  }
  expect(failuresOf(report)).toEqual([
    'orders.test.ts: rule 2\n    expected 1 to be 2\n        at orders.test.ts:7',
    'orders.test.ts',
  ])
  expect(failuresOf(null)).toEqual([])
})

test('the steps add up', () => {
  const steps = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]
  expect(sumOf(steps)).toEqual({ passed: 41, failed: 2 })
})
