import type { printEndpoints } from '@omsorg/contract/prints/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { printCareRecipientList } from './list/print-care-recipient-list.ts'
import { copyHandledProducts } from './prescribed/copy-handled-products.ts'
import { printHandledProducts } from './prescribed/print-handled-products.ts'
import { printPrescriptionHistory } from './prescribed/print-prescription-history.ts'
import { printPrescriptionRow } from './prescribed/print-prescription-row.ts'
import { printProduct } from './product/print-product.ts'

export function printHandlers(seal: Seal): HandlersOf<typeof printEndpoints> {
  return {
    printHandledProducts: printHandledProducts(seal),
    copyHandledProducts: copyHandledProducts(seal),
    printPrescriptionRow: printPrescriptionRow(seal),
    printPrescriptionHistory: printPrescriptionHistory(seal),
    printCareRecipientList: printCareRecipientList(seal),
    printProduct,
  }
}
