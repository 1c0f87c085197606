import { expect, test } from 'vitest'
import { type DialogRequest, type ToastRequest, createMessages } from './messages.ts'

const dialog: DialogRequest = { kind: 'dialog', title: 'information', code: 'COM001003' }
const toast: ToastRequest = { kind: 'toast', tone: 'error', code: 'GENERIC' }

test('dialogs stand one after the other (A-4.8-01)', () => {
  const { announce, closeDialog, current } = createMessages()
  announce(dialog)
  announce({ ...dialog, code: 'COM001001' })
  expect(current().dialog?.code).toBe('COM001003')
  closeDialog()
  expect(current().dialog?.code).toBe('COM001001')
  closeDialog()
  expect(current().dialog).toBeNull()
})

test('a toast reaches the screen once, also when it was announced before the screen was there (A-4.8-02)', () => {
  const { announce, takeToasts } = createMessages()
  announce(toast)
  expect(takeToasts()).toEqual([toast])
  expect(takeToasts()).toEqual([])
})

test('nothing of one person is left for the next', () => {
  const { announce, clear, current } = createMessages()
  announce(dialog)
  announce(toast)
  clear()
  expect(current()).toEqual({ dialog: null, toasts: [] })
})
