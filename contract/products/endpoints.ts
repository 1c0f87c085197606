import { readProductDetails } from './product/read-product-details.ts'
import { readProductByItemNumber } from './product/read-product-by-item-number.ts'
import { readProductByItemNumberInQuery } from './product/read-product-by-item-number-in-query.ts'
import { readProductsByItemNumbers } from './product/read-products-by-item-numbers.ts'
import { readProductsByGroup } from './product/read-products-by-group.ts'
import { readNutritionFlavors } from './product/read-nutrition-flavors.ts'
import { findProducts } from './search/find-products.ts'
import { searchProducts } from './search/search-products.ts'
import { searchProductsOfCategory } from './search/search-products-of-category.ts'
import { allProducts } from './search/all-products.ts'
import { countPcaProducts } from './search/count-pca-products.ts'
import { readSimilarCatheterLengths } from './search/read-similar-catheter-lengths.ts'
import { saveCustomArticleNumber } from './own/save-custom-article-number.ts'
import { saveRanking } from './own/save-ranking.ts'
import { readCategories } from './category/read-categories.ts'
import { readAllCategories } from './category/read-all-categories.ts'
import { readProductGroups } from './group/read-product-groups.ts'
import { countAgreements } from './agreement/count-agreements.ts'
import { listClientAgreements } from './agreement/list-client-agreements.ts'
import { readPublicAreas } from './area/read-public-areas.ts'
import { previewImport } from './import/preview-import.ts'
import { applyImport } from './import/apply-import.ts'
import { listImports } from './import/list-imports.ts'
import { listImportClients } from './import/list-import-clients.ts'
import { syncAgreements } from './sync/sync-agreements.ts'
import { syncErpCid } from './sync/sync-erp-cid.ts'
import { readErpFeeds } from './sync/read-erp-feeds.ts'
import { compareClientNumbers } from './sync/compare-client-numbers.ts'
import { applyClientNumbers } from './sync/apply-client-numbers.ts'
import { syncRatings } from './sync/sync-ratings.ts'
import { readUserOverride } from './availability/read-user-override.ts'
import { createUserOverride } from './availability/create-user-override.ts'
import { updateUserOverride } from './availability/update-user-override.ts'
import { readClientAvailability } from './availability/read-client-availability.ts'
import { saveClientAvailability } from './availability/save-client-availability.ts'
import { readProductSettings } from './settings/read-product-settings.ts'
import { saveProductSettings } from './settings/save-product-settings.ts'

export const productEndpoints = {
  readProductDetails,
  readProductByItemNumber,
  readProductByItemNumberInQuery,
  readProductsByItemNumbers,
  readProductsByGroup,
  readNutritionFlavors,
  searchProducts,
  findProducts,
  searchProductsOfCategory,
  allProducts,
  countPcaProducts,
  readSimilarCatheterLengths,
  readCategories,
  readAllCategories,
  readProductGroups,
  countAgreements,
  listClientAgreements,
  readPublicAreas,
  previewImport,
  applyImport,
  listImports,
  listImportClients,
  syncAgreements,
  syncErpCid,
  syncRatings,
  readErpFeeds,
  compareClientNumbers,
  applyClientNumbers,
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
