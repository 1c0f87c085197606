import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { findProducts } from '@omsorg/contract/products/search/find-products.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { productPath, secondLine } from '../../product-selection/index.ts'
import { areaColour } from '../../products/index.ts'
import { groupOf } from './group-of.ts'
import type { Group } from './groups.ts'
import type { PaletteRow } from './row.ts'

/** From so many signs on. */
const shortest = 2

/** Products of every therapy area; null for whoever may not open the assortment. */
export function useProducts(term: string, user: SessionUser): Group<PaletteRow> | null {
  const t = useAllTexts()
  const may = mayOpen('productCatalog', { user, challenged: false, membership: null })
  const asks = may && term.length >= shortest
  const answer = useAnswer(findProducts, { input: { searchTerm: term } }, { enabled: asks, silent: true })
  if (!may) return null
  if (!asks) return { name: 'products', state: 'short', rows: [] }
  return groupOf('products', answer, ({ products }) =>
    products.map((product) => ({
      key: `product ${product.itemNumber}`,
      sign: <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />,
      title: unbroken(product.name),
      second: secondLine(product, t),
      end: product.agreementLetter && (
        <AgreementLetter letter={product.agreementLetter} word={t.statuses.agreement[product.agreementLetter]} />
      ),
      open: () => void openAddress(productPath(product)),
    })),
  )
}
