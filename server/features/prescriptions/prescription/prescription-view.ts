import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { leanStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { leanStatusOf } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { prescriptionAbilities, type Viewer } from '../abilities.ts'
import type { OrderBasis } from '../order-basis.sql.ts'
import type { PrescriptionRecord } from './search-prescriptions.sql.ts'

/** A prescription around its rows. */
export function prescriptionViewOf(
  record: PrescriptionRecord,
  careRecipientId: number,
  rows: RowView[],
  fee: OrderBasis['patient_fees'][number] | null,
  context: Viewer,
): PrescriptionView {
  return {
    prescriptionId: record.id,
    careRecipientId,
    careRecipientGuid: record.care_recipient_guid,
    carePlaceId: record.care_place_id,
    carePlaceName: record.care_place_name,
    clientId: record.client_id,
    therapyArea: record.therapy_area,
    type: record.type,
    status: wordOf(prescriptionStatus, record.status),
    leanStatus: wordOf(leanStatus, leanStatusOf(record.status)),
    periodMonths: record.period_months,
    startDate: record.start_date,
    endDate: record.end_date,
    customerNumber: record.customer_number,
    payerCustomerNumber: record.payer_customer_number,
    patientDataOwnerId: record.patient_data_owner_id,
    note: record.note || null,
    investigationId: record.investigation_id,
    confirmedOn: record.confirmed_at,
    patientFee: fee && {
      therapyArea: fee.therapyArea,
      method: fee.method,
      type: fee.type,
      amount: fee.amount,
      percentage: fee.percentage === null ? null : Math.round(Number(fee.percentage) * 100),
      minimumOrderLimit: fee.minimumOrderLimit,
    },
    prescribedBy: record.prescribed_by,
    updatedBy: record.updated_by,
    updatedOn: record.updated_at,
    renewalAsked: record.renewal_asked,
    can: prescriptionAbilities(record, context),
    rowVersion: record.row_version,
    rows,
  }
}
