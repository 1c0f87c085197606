import type { InvestigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { describe, expect, test } from 'vitest'
import { openedBy } from './investigation-address.ts'

const rowsOf = (...statuses: InvestigationStatus[]) =>
  statuses.map((status, index) => ({ investigationId: index + 1, status }))
const opened = (rows: ReturnType<typeof rowsOf>, editMode = true, investigation: number | null = null) =>
  openedBy({ editMode, investigation }, rows)

describe('the address of an investigation (O-2-20)', () => {
  test('opens an empty form, whatever there is', () =>
    expect(opened(rowsOf('active', 'in-progress'), false)).toBeNull())

  test('opens the current one for change: what goes on, then what was interrupted, then what holds', () => {
    expect(opened(rowsOf('active', 'interrupted', 'in-progress'))).toBe(3)
    expect(opened(rowsOf('active', 'interrupted'))).toBe(2)
    expect(opened(rowsOf('closed', 'active'))).toBe(2)
  })

  test('opens an empty form for change where none is current', () => {
    expect(opened(rowsOf('closed', 'inactive'))).toBeNull()
    expect(opened([])).toBeNull()
  })

  test('opens the one that it names', () => expect(opened(rowsOf('closed', 'in-progress'), true, 1)).toBe(1))
})
