/** What administration and customer service open, named in a file of its own: the first pages would carry the names else. */
export const deliveryMethodsPage = () => import('./delivery/DeliveryMethodsPage.tsx')
export const orderTasksPage = () => import('./task/OrderTasksPage.tsx')
