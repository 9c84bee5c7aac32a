/** Stands where the table will be, in its shape. */
export function TableSkeleton() {
  return (
    <div className="admin-table-frame late" aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="admin-skeleton">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
