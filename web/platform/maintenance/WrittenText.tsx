import { readHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { useMemo } from 'react'
import { RichText } from '../../ui/text/RichText.tsx'
import { RouteLink } from '../routing/navigation.tsx'

/** What an administrator has written: the one way in which static content is shown. */
export function WrittenText({ html }: { readonly html: string }) {
  const blocks = useMemo(() => readHtml(html), [html])
  return (
    <RichText
      blocks={blocks}
      link={(address, words) =>
        address.startsWith('/') ? (
          <RouteLink to={address}>{words}</RouteLink>
        ) : (
          <a href={address} rel="noopener noreferrer">
            {words}
          </a>
        )
      }
    />
  )
}
