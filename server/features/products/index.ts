import type { ErpCatalogue } from '../../adapters/erp-catalogue/port.ts'
import type { Handler } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { createUserOverride } from './availability/create-user-override.ts'
import { readUserOverride } from './availability/read-user-override.ts'
import { updateUserOverride } from './availability/update-user-override.ts'
import { readAllCategories } from './search/all-categories.ts'
import { allProducts } from './search/all.ts'
import { readProductsByGroup } from './by-group.ts'
import { readProductByItemNumber, readProductByItemNumberInQuery } from './by-item-number.ts'
import { readProductsByItemNumbers } from './by-item-numbers.ts'
import { readCategories } from './search/categories.ts'
import { countAgreements } from './client-counts.ts'
import { readProductDetails } from './details.ts'
import { applyImport } from './imports/apply-import.ts'
import { carryOutImport, type ImportWork } from './imports/carry-out-import.ts'
import { listImportClients } from './imports/import-clients.ts'
import { listImports } from './imports/list-imports.ts'
import { previewImport } from './imports/preview-import.ts'
import { readNutritionFlavors } from './nutrition-flavors.ts'
import { countPcaProducts } from './search/pca-count.ts'
import { readProductGroups } from './product-groups.ts'
import { readPublicAreas } from './public-areas.ts'
import { searchProducts, searchProductsOfCategory } from './search/search.ts'
import { readSimilarCatheterLengths } from './search/similar-catheter-length.ts'
import { syncAgreements } from './sync/sync-agreements.ts'
import { syncErpCid } from './sync/sync-erp-cid.ts'
import { syncRatings } from './sync/sync-ratings.ts'

export function productEndpoints(erp: ErpCatalogue): readonly Handler[] {
  return [
    searchProducts,
    searchProductsOfCategory,
    allProducts,
    readProductDetails,
    readProductByItemNumber,
    readProductByItemNumberInQuery,
    readProductsByItemNumbers,
    readProductsByGroup,
    readNutritionFlavors,
    readCategories,
    readAllCategories,
    readSimilarCatheterLengths,
    countPcaProducts,
    readProductGroups,
    countAgreements,
    readPublicAreas,
    previewImport,
    applyImport,
    listImports,
    listImportClients,
    syncAgreements(erp),
    syncErpCid(erp),
    syncRatings(erp),
    readUserOverride,
    createUserOverride,
    updateUserOverride,
  ]
}

export function productJobs(work: ImportWork): readonly Job[] {
  return [carryOutImport(work)]
}

export { productViewOf, type RecognisedItem } from './product-view.ts'
export { readItemOffers, type ItemOffer, type OffersQuestion } from './item-offers.ts'
