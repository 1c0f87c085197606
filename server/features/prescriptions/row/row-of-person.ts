import { type Protection, shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { consumptionViewOf, type ItemRecord, productViewOf } from '../item-view.ts'

export interface PersonOfRowRecord {
  readonly care_recipient_id: number
  readonly first_name: string
  readonly last_name: string
  readonly protected_kind: Protection | null
  readonly room: string | null
}

/** Whose it is, in a list of many people: neither the name nor the room of a protected person (facts 4.3). */
export function personOfRowView(record: PersonOfRowRecord) {
  const { protected_kind: protection } = record
  const name = [record.first_name, record.last_name].filter(Boolean).join(' ')
  return {
    careRecipientId: record.care_recipient_id,
    careRecipientName: name ? shown('name', name, protection) : null,
    protected: protection !== null,
    room: protection === null ? record.room || null : null,
  }
}

export interface RowOfPersonRecord extends PersonOfRowRecord, ItemRecord {
  readonly id: number
  readonly items_per_package: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
}

/** A prescribed row in a list of many people, as far as each such list shows it. */
export function rowOfPersonView(record: RowOfPersonRecord) {
  return {
    prescriptionRowId: record.id,
    ...personOfRowView(record),
    therapyArea: record.therapy_area,
    product: productViewOf(record),
    ...consumptionViewOf({ record }),
  }
}
