import { printCareRecipientList } from './list/print-care-recipient-list.ts'
import { copyHandledProducts } from './prescribed/copy-handled-products.ts'
import { printHandledProducts } from './prescribed/print-handled-products.ts'
import { printPrescriptionHistory } from './prescribed/print-prescription-history.ts'
import { printPrescriptionRow } from './prescribed/print-prescription-row.ts'
import { printProduct } from './product/print-product.ts'

export const printEndpoints = {
  printHandledProducts,
  copyHandledProducts,
  printPrescriptionRow,
  printPrescriptionHistory,
  printCareRecipientList,
  printProduct,
}
