import { useEffect, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { AskForm } from './AskForm.tsx'
import { ConfirmRequest } from './ConfirmRequest.tsx'

const tokenIn = (hash: string): string | null => /^#confirm=([\w-]+)$/.exec(hash)?.[1] ?? null
const codeIn = (hash: string): string => /^#unit=([\w-]+)$/.exec(hash)?.[1] ?? ''

/** Asking for an account, and confirming the address by the link of the mail. */
export function AccountRequestPage() {
  const { screens, accountRequests: words } = useAllTexts()
  const [token, setToken] = useState(() => tokenIn(location.hash))
  const [code, setCode] = useState(() => codeIn(location.hash))
  const [round, setRound] = useState(0)

  useEffect(() => {
    const follow = () => {
      setToken((known) => tokenIn(location.hash) ?? known)
      setCode((known) => codeIn(location.hash) || known)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // The secret of a link does not stay in the address.
  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', location.pathname)
  }, [token])

  if (token !== null) return <ConfirmRequest key={token} token={token} onAsk={() => setToken(null)} />
  return (
    <Page title={screens.accountRequest} lead={words.lead}>
      <Card padded label={screens.accountRequest}>
        <AskForm key={`${round} ${code}`} code={code} onAnother={() => setRound(round + 1)} />
      </Card>
    </Page>
  )
}
