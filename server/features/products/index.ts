import type { productEndpoints } from '@omsorg/contract/products/endpoints.ts'
import type { ErpCatalogue } from '../../adapters/erp-catalogue/port.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { createUserOverride } from './availability/create-user-override.ts'
import { readUserOverride } from './availability/read-user-override.ts'
import { updateUserOverride } from './availability/update-user-override.ts'
import { readClientAvailability } from './availability/read-client-availability.ts'
import { saveClientAvailability } from './availability/save-client-availability.ts'
import { readProductSettings } from './settings/read-product-settings.ts'
import { saveProductSettings } from './settings/save-product-settings.ts'
import { readAllCategories } from './category/read-all-categories.ts'
import { allProducts } from './search/all-products.ts'
import { readProductsByGroup } from './product/read-products-by-group.ts'
import { readProductByItemNumberInQuery } from './product/read-product-by-item-number-in-query.ts'
import { readProductByItemNumber } from './product/read-product-by-item-number.ts'
import { readProductsByItemNumbers } from './product/read-products-by-item-numbers.ts'
import { saveCustomArticleNumber } from './own/save-custom-article-number.ts'
import { saveRanking } from './own/save-ranking.ts'
import { readCategories } from './category/read-categories.ts'
import { countAgreements } from './agreement/count-agreements.ts'
import { listClientAgreements } from './agreement/list-client-agreements.ts'
import { readProductDetails } from './product/read-product-details.ts'
import { applyImport } from './import/apply-import.ts'
import { carryOutImport, type ImportWork } from './import/carry-out-import.ts'
import { listImportClients } from './import/list-import-clients.ts'
import { listImports } from './import/list-imports.ts'
import { previewImport } from './import/preview-import.ts'
import { readNutritionFlavors } from './product/read-nutrition-flavors.ts'
import { countPcaProducts } from './search/count-pca-products.ts'
import { readProductGroups } from './group/read-product-groups.ts'
import { readPublicAreas } from './area/read-public-areas.ts'
import { findProducts } from './search/find-products.ts'
import { searchProducts } from './search/search-products.ts'
import { searchProductsOfCategory } from './search/search-products-of-category.ts'
import { readSimilarCatheterLengths } from './search/read-similar-catheter-lengths.ts'
import { syncAgreements } from './sync/sync-agreements.ts'
import { syncErpCid } from './sync/sync-erp-cid.ts'
import { readErpFeeds } from './sync/read-erp-feeds.ts'
import { applyClientNumbers } from './sync/apply-client-numbers.ts'
import { compareClientNumbers } from './sync/compare-client-numbers.ts'
import { syncRatings } from './sync/sync-ratings.ts'

export function productHandlers(erp: ErpCatalogue): HandlersOf<typeof productEndpoints> {
  return {
    searchProducts,
    findProducts,
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
    listClientAgreements,
    readPublicAreas,
    previewImport,
    applyImport,
    listImports,
    listImportClients,
    syncAgreements: syncAgreements(erp),
    syncErpCid: syncErpCid(erp),
    syncRatings: syncRatings(erp),
    readErpFeeds,
    compareClientNumbers: compareClientNumbers(erp),
    applyClientNumbers: applyClientNumbers(erp),
    readUserOverride,
    createUserOverride,
    updateUserOverride,
    readClientAvailability,
    saveClientAvailability,
    readProductSettings,
    saveProductSettings,
    saveRanking,
    saveCustomArticleNumber,
  }
}

export function productJobs(work: ImportWork): readonly Job[] {
  return [carryOutImport(work)]
}

export { watchFeedsJob } from './sync/job-names.ts'
export { breakOffRuns, type FeedRun, readRunsOfFeeds } from './sync/runs.sql.ts'
export { takeAvailability } from './availability/take-availability.ts'
export { readCustomerNumbers } from './product/customer-number.sql.ts'
export { productPage } from './product/product-page.ts'
export { jointOf, sizeOf } from './product/joint.sql.ts'
export { productViewOf, type RecognisedItem } from './product/product-view.ts'
export { readAssessedItems, type AssessedItem } from './product/assessed-items.ts'
export { readItemOffers, type ItemOffer, type OffersQuestion } from './product/item-offers.ts'
export { findProductsForPlace, readOffersForPlace } from './search/products-for-place.ts'
export { findProductsForNeeds, type NeededProducts } from './search/products-for-needs.ts'
