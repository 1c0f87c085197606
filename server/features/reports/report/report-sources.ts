import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import { claimsReport, consumptionReport, prescriptionsReport, renewalRequestsReport } from './care-sources.ts'
import { orderLinesReport, ordersReport, patientFeesReport } from './order-sources.ts'
import type { ReportSource } from './report-source.ts'

/** What each kind of report is made of. */
export const reportSources: { readonly [Kind in ReportKind]: ReportSource<Kind> } = {
  Orders: ordersReport,
  OrderLines: orderLinesReport,
  Prescriptions: prescriptionsReport,
  Consumption: consumptionReport,
  PatientFees: patientFeesReport,
  Claims: claimsReport,
  RenewalRequests: renewalRequestsReport,
}
