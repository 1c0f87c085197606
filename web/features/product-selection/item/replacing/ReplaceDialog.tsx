import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { isPrescribedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId, useState } from 'react'
import { CallFailure } from '../../../../platform/calls/failure.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { callOptionsOf, useCareRecipient, useRecipientHere } from '../../../care-recipients/index.ts'
import { chosenFor } from '../../selection/chosen-for.ts'
import css from '../../cart/Cart.module.css'
import { replacingPath } from '../../cart/paths-of-cart.ts'
import { candidatesOf, familyOf } from './replacing.ts'
import { ReplaceChoices } from './ReplaceChoices.tsx'
import { useCartActions } from '../../cart/use-cart.ts'
import { useSettled } from './use-settled.ts'

interface ReplaceDialogProps {
  readonly item: CartItemView
  readonly onClose: () => void
  /** Told the name of the product that was chosen instead. */
  readonly onReplaced: (product: string) => void
}

/** So many are offered at once; a word finds the others. */
const offered = 8

/** Another product of the same therapy area instead of a selected one; says before what happens to the former. */
export function ReplaceDialog({ item, onClose, onReplaced }: ReplaceDialogProps) {
  const t = useAllTexts()
  const words = t.cart.replacing
  const here = useRecipientHere()
  const person = useCareRecipient(here).data
  const { replace } = useCartActions()
  const [term, setTerm] = useState(() => familyOf(item.product.name))
  const [chosen, setChosen] = useState<string | null>(null)
  const whyId = useId()
  const settled = useSettled(term.trim())
  const { careRecipientId, therapyArea, cartItemId, rowVersion } = item
  const input = { searchTerm: settled, careRecipientId, pageSize: offered + 1, onlyOrderable: true }
  const found = useAnswer(
    searchProducts,
    { params: { category: therapyArea }, input: { ...input, isPca: therapyArea === 'Pca' } },
    { ...callOptionsOf(here), keepFormer: true },
  )
  const candidates = candidatesOf(found.data?.entities ?? [], item.itemNumber).slice(0, offered)
  const next = candidates.find(({ itemNumber }) => itemNumber === chosen)

  function confirm(): void {
    if (!next) return
    const sent = { input: { cartItemId, rowVersion, newItemNumber: next.itemNumber } }
    replace.mutate(sent, { onSuccess: () => onReplaced(next.name) })
  }

  const failure = replace.error instanceof CallFailure ? (replace.error.code ?? 'REQUEST_FAILED') : null
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title({ product: item.product.name })}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          <Button
            variant="primary"
            size="compact"
            busy={replace.isPending}
            onClick={confirm}
            {...(next ? {} : { reasonId: whyId })}
          >
            {words.act}
          </Button>
        </>
      }
    >
      <div className={css.replacing}>
        <p>{words.copied}</p>
        {isPrescribedItem(item) && <Notice tone="info">{words.prescriptionStays}</Notice>}
        <TextField
          label={words.search}
          size="compact"
          icon={<IconSearch />}
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <ReplaceChoices
          candidates={candidates}
          person={chosenFor(person, new Set(), new Set())}
          total={found.data?.totalCount ?? 0}
          chosen={chosen}
          onChoose={setChosen}
          failed={found.isError}
          loading={!found.data && !found.isError}
          onRetry={() => void found.refetch()}
        />
        <ButtonLink
          variant="text"
          size="compact"
          render={(look) => <RouteLink to={replacingPath(here, item)} {...look} />}
        >
          {words.inSelection}
        </ButtonLink>
        {!next && (
          <p className={css.second} id={whyId}>
            {words.choose}
          </p>
        )}
        {replace.isError && (
          <Notice tone="error" spoken>
            {t.errorCodes[failure ?? 'REQUEST_FAILED']}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
