import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { useAllTexts } from '../texts.tsx'
import { about } from './about.ts'
import { variantOf } from '@omsorg/contract/application.ts'
import { useSessionUser } from '../session/use-session.ts'

/** By what customer service finds a fault, to be copied: reference, version and moment. Nobody is named. */
export default function FaultFacts({ traceId }: { readonly traceId: string }) {
  const { about: words, common } = useAllTexts()
  const [at] = useState(() => Temporal.Now.instant().round('second').toString())
  const [copied, setCopied] = useState(false)
  const reference = common.failure.traceId({ id: traceId })
  const user = useSessionUser()
  const version = [words.version(about), user && variantOf[user.application]].filter(Boolean).join(', ')

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText([reference, version, at].join('\n'))
    setCopied(true)
  }

  return (
    <>
      {reference}
      <br />
      {version}
      <br />
      {words.tell}
      <br />
      {/* A browser copies in a secure context alone. */}
      {'clipboard' in navigator && (
        <Button size="small" onClick={() => void copy()}>
          {common.actions.copy}
        </Button>
      )}{' '}
      <span role="status">{copied && words.copied}</span>
    </>
  )
}
