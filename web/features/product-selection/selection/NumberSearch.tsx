import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { SearchPlace } from '../finding/use-product-search.ts'
import css from './Selection.module.css'

interface NumberSearchProps {
  readonly here: SearchPlace
  readonly onFound: (itemNumber: string) => void
}

/** The whole number of an item leads straight to it. */
export function NumberSearch({ here, onFound }: NumberSearchProps) {
  const t = useAllTexts()
  const words = t.productSelection.itemNumber
  const [typed, setTyped] = useState('')
  const search = useAction(readProductByItemNumber, { place: here.place })
  const [error, setError] = useState<string | null>(null)

  async function find(): Promise<void> {
    const item = typed.replaceAll(/\s/g, '')
    if (item === '') return
    const found = await search.run({ params: { itemNumber: item }, query: { careRecipientId: here.careRecipientId } })
    if (found?.ok) onFound(found.value.itemNumber)
    else if (found?.reason === 'not-found') setError(words.missing({ item }))
  }

  return (
    <Card padded>
      <form
        role="search"
        className={css.number}
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <TextField
          type="search"
          label={words.label}
          help={words.help}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" variant="tinted" iconAfter={<IconArrowRight />} busy={search.busy}>
          {words.show}
        </Button>
      </form>
    </Card>
  )
}
