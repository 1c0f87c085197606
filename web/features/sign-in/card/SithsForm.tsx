import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { isSithsNumber } from '@omsorg/domain/sign-in/card/card.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { go } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { keepWrittenNumber } from './written-number.ts'

/** SITHS with its number, which may be left out: the card tells it too (A-2.2-18). */
export default function SithsForm() {
  const { card } = useAllTexts().signInSteps
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const isWrong = number.trim() !== '' && !isSithsNumber(number)

  useEffect(() => field.current?.focus(), [])

  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (isWrong) return field.current?.focus()
    keepWrittenNumber(number)
    void go('sithsLogin')
  }

  return (
    <form className="o-stack" method="post" noValidate onSubmit={goOn}>
      <TextField
        label={card.number}
        name="siths-number"
        size="large"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        ref={field}
        help={card.numberHelp}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        error={tried && isWrong ? card.numberWrong : null}
      />
      <Button type="submit" variant="primary" size="large" wide iconAfter={<IconArrowRight />}>
        {card.submit}
      </Button>
    </form>
  )
}
