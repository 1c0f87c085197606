import pg from 'pg'

/** Takes back what a bench has placed and prescribed, with the jobs it left, so that the next one finds the same world. */
export async function takeBackOrders(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    await connection.query(`
      delete from omsorg.customer_order
      where created_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.customer_order where created_by in (select author_id from omsorg.crp_account);
      delete from omsorg.crp_family;
      delete from omsorg.prescription
      where prescribed_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.preliminary_order
      where created_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.cart_item
      where created_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.product_claim
      where created_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.staff_request;
      delete from omsorg.budget_use;
      delete from omsorg.delivery_point_answer;
      delete from omsorg.order_task;
      delete from omsorg.idempotency_key;
      delete from graphile_worker._private_jobs;
      delete from omsorg.sign_in_attempt;
      delete from omsorg.refresh_family;
      truncate omsorg.access_log;
    `)
  } finally {
    await connection.end()
  }
}
