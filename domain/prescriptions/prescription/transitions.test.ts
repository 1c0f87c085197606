import { describe, expect, test } from 'vitest'
import { prescriptionStatus, rowStatus, type PrescriptionStatus, type RowStatus } from '../row/row.ts'
import {
  mayPrescription,
  mayRow,
  prescriptionTransitions,
  rowTransitions,
  type PrescriptionEvent,
  type RowEvent,
} from './transitions.ts'

const { preliminary, active, finished, renew, closed } = prescriptionStatus

describe('a prescription', () => {
  test.each<[PrescriptionEvent, PrescriptionStatus[]]>([
    ['confirm', [preliminary]],
    ['delete', [preliminary]],
    ['withdraw', [active, renew]],
    ['renew-from-today', [active, finished, renew]],
    ['renew-from-end', [active, renew]],
    ['close', [preliminary, active, renew]],
    ['close-row', [active, renew]],
    ['create-addition', [active, renew]],
    ['draw-given-back', [finished]],
  ])('may %s from exactly these statuses: %j', (event, allowed) => {
    const answers = Object.values(prescriptionStatus).filter((status) => mayPrescription(status, event))
    expect(answers).toEqual(allowed.toSorted())
  })

  test('that is closed stays closed', () => {
    expect(prescriptionTransitions[closed]).toEqual({})
  })
})

describe('a row', () => {
  test.each<[RowEvent, RowStatus[]]>([
    ['withdraw', [rowStatus.active]],
    ['taken-out', [rowStatus.preliminary]],
    ['addition-created', [rowStatus.active, rowStatus['used-up']]],
    ['close', [rowStatus.preliminary, rowStatus.active, rowStatus['used-up']]],
  ])('may %s from exactly these statuses: %j', (event, allowed) => {
    expect(Object.values(rowStatus).filter((status) => mayRow(status, event))).toEqual(allowed)
  })

  test('that is closed is never opened again', () => {
    expect(rowTransitions[rowStatus.closed]).toEqual({})
  })
})
