import { saveCustomArticleNumber } from '@omsorg/contract/products/own/save-custom-article-number.ts'
import { saveRanking } from '@omsorg/contract/products/own/save-ranking.ts'
import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Details.module.css'

const outdates = [readProductByItemNumber, searchProducts]

/** What the client says of a product itself: for those who keep its ranking or its own article numbers (O-6-02, O-6-03). */
export function OwnOfClient({ product }: { readonly product: DetailedProduct }) {
  const words = useCareTexts().productSelection.details.own
  const user = useSessionUser()
  const { rankingEnabled, customArticleNumbersEnabled } = product.display
  const ranks = rankingEnabled && user?.permissions.includes('ProductRankingWrite')
  const numbers = customArticleNumbersEnabled && user?.permissions.includes('CustomArticleNumberWrite')
  if (!user?.clientId || !(ranks || numbers)) return null
  const given = { product, clientId: user.clientId }
  return (
    <section className={css.section}>
      <h3>{words.title}</h3>
      {ranks && <RankField key={`rank ${product.itemNumber}`} {...given} />}
      {numbers && <NumberField key={`number ${product.itemNumber}`} {...given} />}
    </section>
  )
}

interface OwnFieldProps {
  readonly product: DetailedProduct
  readonly clientId: string
}

function RankField({ product, clientId }: OwnFieldProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.productSelection.details.own
  const { itemNumber, therapyArea, rank: readRank } = product
  const kept = readRank === null ? '' : String(readRank)
  // What is typed stays when somebody else has saved meanwhile; null = what is kept.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? kept
  const [wrong, setWrong] = useState<string>()
  const action = useAction(saveRanking, { outdates, resolves: ['stale'], done: words.saved })

  async function save(): Promise<void> {
    const text = shown.trim()
    const rank = text === '' ? null : Number(text)
    if (rank !== null && !/^[1-9]\d{0,3}$/.test(text)) {
      setWrong(t.validation.between({ min: f.number(1), max: f.number(9999) }))
      return
    }
    setWrong(undefined)
    const result = await action.run({ input: { clientId, therapyArea, itemNumber, rank, readRank } })
    if (result?.ok) setTyped(null)
    else if (result?.reason === 'stale') {
      const { now } = result.detail
      setWrong(words.stale({ now: now === null ? words.none : f.number(now) }))
    }
  }

  return (
    <OwnForm busy={action.busy} isChanged={shown.trim() !== kept} onSave={save}>
      <TextField
        label={words.rank}
        help={words.rankHelp}
        size="compact"
        numeric="whole"
        autoComplete="off"
        value={shown}
        maxLength={4}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
    </OwnForm>
  )
}

function NumberField({ product, clientId }: OwnFieldProps) {
  const t = useCareTexts()
  const words = t.productSelection.details.own
  const { itemNumber, customArticleNumber: readCustomNumber } = product
  const kept = readCustomNumber ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? kept
  const [wrong, setWrong] = useState<string>()
  const action = useAction(saveCustomArticleNumber, {
    outdates,
    resolves: ['stale', 'number-taken', 'fields-wrong'],
    done: words.saved,
  })

  async function save(): Promise<void> {
    setWrong(undefined)
    const customNumber = shown.trim() || null
    const result = await action.run({ input: { clientId, itemNumber, customNumber, readCustomNumber } })
    if (result?.ok) setTyped(null)
    if (result?.ok !== false) return
    if (result.reason === 'stale') setWrong(words.stale({ now: result.detail.now ?? words.none }))
    else if (result.reason === 'number-taken') setWrong(words.taken(result.detail))
    else setWrong(words.numberWrong)
  }

  return (
    <OwnForm busy={action.busy} isChanged={shown.trim() !== kept} onSave={save}>
      <TextField
        label={words.number}
        help={words.numberHelp}
        size="compact"
        autoComplete="off"
        value={shown}
        maxLength={40}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
    </OwnForm>
  )
}

interface OwnFormProps {
  readonly busy: boolean
  readonly isChanged: boolean
  readonly onSave: () => Promise<void>
  readonly children: ReactNode
}

function OwnForm({ busy, isChanged, onSave, children }: OwnFormProps) {
  const t = useCareTexts()
  const { own } = t.productSelection.details
  function submit(event: FormEvent): void {
    event.preventDefault()
    void onSave()
  }
  return (
    <form className={css.own} noValidate onSubmit={submit}>
      {children}
      <Button type="submit" size="compact" busy={busy} reason={isChanged ? undefined : own.unchanged}>
        {own.save}
      </Button>
    </form>
  )
}
