import { expect, test } from 'vitest'
import { stepIn } from './use-password-step.ts'

test.each([
  ['#forgotten', { kind: 'forgotten' }],
  ['#change', { kind: 'change' }],
  ['#reset=a-_9', { kind: 'reset', token: 'a-_9' }],
  ['#welcome=Ab', { kind: 'welcome', token: 'Ab' }],
  ['', null],
  ['#reset', null],
  ['#reset=', null],
  ['#reset=<script>', null],
  ['#forgotten=x', null],
  ['#main', null],
])('the fragment %s opens %o', (hash, step) => {
  expect(stepIn(hash)).toEqual(step)
})
