import { RouterProvider } from '@tanstack/react-router'
import { followSession } from './platform/following.ts'
import { navigateBy } from './platform/navigation.tsx'
import { router } from './routes.tsx'

navigateBy((address, { replace = false } = {}) => router.navigate({ href: address, replace }))
followSession(router)

/** Everything behind the door. */
export default function Application() {
  return <RouterProvider router={router} />
}
