-- The demo's checkouts were kept in the shapes of Stripe's API, with charges and answers beside them.
update demo_checkout_objects as session set
  kind = 'checkout',
  body = json_build_object(
    'id', session.id,
    'userId', session.body ->> 'client_reference_id',
    'email', coalesce(session.body ->> 'customer_email', ''),
    'amount', (session.body ->> 'amount_total')::integer,
    'currency', session.body ->> 'currency',
    'successUrl', session.body ->> 'success_url',
    'cancelUrl', session.body ->> 'cancel_url',
    'expiresAt', to_char(to_timestamp((session.body ->> 'expires_at')::bigint) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'standing', case session.body ->> 'status' when 'complete' then 'paid' else session.body ->> 'status' end,
    'paymentIntent', session.body ->> 'payment_intent',
    'refund', (
      select json_build_object('id', refund.id, 'at', to_char(refund.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from demo_checkout_objects as refund
      where refund.kind = 'refund' and refund.body ->> 'payment_intent' = session.body ->> 'payment_intent'
      order by refund.created_at limit 1
    )
  )
where session.kind = 'session';
--> statement-breakpoint
delete from demo_checkout_objects where kind <> 'checkout';
