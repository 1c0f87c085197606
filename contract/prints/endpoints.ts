import { copyHandledProducts } from './prescribed/copy-handled-products.ts'
import { printHandledProducts } from './prescribed/print-handled-products.ts'
import { printPrescriptionHistory } from './prescribed/print-prescription-history.ts'
import { printPrescriptionRow } from './prescribed/print-prescription-row.ts'

export const printEndpoints = {
  printHandledProducts,
  copyHandledProducts,
  printPrescriptionRow,
  printPrescriptionHistory,
}
