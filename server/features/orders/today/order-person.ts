import { type Protection, shown } from '@omsorg/domain/care-recipients/identity/display.ts'

export interface OrderPersonRecord {
  readonly care_recipient_id: number | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly protected_kind: Protection | null
}

export function orderPersonOf({ care_recipient_id, first_name, last_name, protected_kind }: OrderPersonRecord) {
  const name = [first_name, last_name].filter(Boolean).join(' ') || null
  return {
    careRecipientId: care_recipient_id,
    careRecipientName: name && shown('name', name, protected_kind),
    protected: protected_kind !== null,
  }
}
