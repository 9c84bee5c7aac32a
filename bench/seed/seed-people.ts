import type { Client } from "pg";
import { hashPassword } from "../../apps/server/src/identity/hash-password.ts";

/** Of the two supervisors. */
export const SEED_PASSWORD = "socrates-asks";
/** Who sees everybody, and who sees three groups. */
export const SEED_SUPERVISORS = { all: "supervisor@seed.test", some: "teacher@seed.test" } as const;
/** On average: 40 in the groups of the first half, 26 in the others. */
const GROUP_SIZE = 33;

const FIRST_NAMES =
  "Ada Amara Anders Anouk Aylin Ben Bruno Carla Chen Chloé Dana Diego Élise Emiko Esra Farid Finn Grace Hana Hugo Ines Ivan Jamal Jana Kofi Lara Leo Lina Luca Maja Malik Mateo Mia Mina Nadia Nils Nora Omar Oskar Pia Priya Quinn Rafael Rosa Samir Sara Sofia Tariq Tomás Uma Vera Wanda Xenia Yara Yusuf Zoë".split(
    " ",
  );
const LAST_NAMES =
  "Abebe Adeyemi Ahmadi Almeida Andersen Bauer Becker Bianchi Castillo Chen Cohen Costa Demir Diallo Dubois Eriksen Evans Fernández Fischer García Gomez Haddad Hansen Hoffmann Ito Ivanova Jansen Jones Kaya Khan Kim Kowalski Larsson Lee López Martin Mensah Meyer Moreau Müller Nguyen Novak O'Brien Okafor Osei Patel Petrov Popescu Quist Ramírez Rossi Sato Schmidt Silva Singh Smith Suzuki Tanaka Taylor Usman Vargas Vogel Wang Weber Williams Yilmaz Young Zhang Ziegler".split(
    " ",
  );

/** Makes the students, their groups, and two supervisors who can log in. */
export async function seedPeople(client: Client, students: number): Promise<void> {
  await client.query(
    `create temp table seed_students as
     select number, gen_random_uuid() as id,
       ($2::text[])[1 + floor(random() * cardinality($2::text[]))] as first_name,
       ($3::text[])[1 + floor(random() * cardinality($3::text[]))] as last_name
     from generate_series(0, $1::integer - 1) as number`,
    [students, FIRST_NAMES, LAST_NAMES],
  );
  await client.query(`
    insert into users (id, name, first_name, last_name, email, email_verified, awaits_consent, has_access, created_at)
    select id, first_name || ' ' || last_name, first_name, last_name,
      'student-' || number || '@seed.test', true, false, true, now() - random() * interval '200 days'
    from seed_students`);
  await client.query(
    `with made as (
       insert into groups (id, name, join_code)
       select gen_random_uuid(), 'Group ' || number, 'SEED' || lpad(number::text, 4, '0')
       from generate_series(1, greatest(2, $1::integer / ${GROUP_SIZE})) as number
       returning id, name)
     insert into student_stats (user_id, group_id, name_key, first_key, last_key)
     select s.id, g.id, unaccent.last || chr(1) || unaccent.first, lower(s.first_name), lower(s.last_name)
     from seed_students s
     join (select id, row_number() over (order by length(name), name) - 1 as place, count(*) over () as many
           from made) g on g.place = case when s.number % 5 < 3
             then (s.number / 5 * 3 + s.number % 5) % (g.many / 2)
             else g.many / 2 + (s.number / 5 * 2 + s.number % 5 - 3) % (g.many - g.many / 2) end
     cross join lateral (
       select lower(translate(s.last_name, 'éíüóëÉáö', 'eiuoeEao')) as last,
         lower(translate(s.first_name, 'éíüóëÉáö', 'eiuoeEao')) as first) unaccent`,
    [students],
  );
  const hash = await hashPassword(SEED_PASSWORD);
  for (const email of Object.values(SEED_SUPERVISORS)) {
    await client.query(
      `with made as (
         insert into users (id, name, first_name, last_name, email, email_verified, awaits_consent, has_access, user_type, sees_all_students)
         values (gen_random_uuid(), 'Sam Seed', 'Sam', 'Seed', $1, true, false, true, 'supervisor', $2) returning id)
       insert into auth_accounts (id, account_id, provider_id, user_id, password)
       select gen_random_uuid(), id::text, 'credential', id, $3 from made`,
      [email, email === SEED_SUPERVISORS.all, hash],
    );
  }
  await client.query(
    `insert into group_supervisors (group_id, supervisor_id)
     select g.id, u.id from users u, (select id from groups order by length(name), name limit 3) g where u.email = $1`,
    [SEED_SUPERVISORS.some],
  );
}
